//! The smallest writer of a ZIP file: one entry, stored.

/// A ZIP with one file in it.
pub(crate) fn one_file(name: &str, data: &[u8]) -> Vec<u8> {
    let size = u32::try_from(data.len()).unwrap_or(u32::MAX).to_le_bytes();
    let name_size = u16::try_from(name.len()).unwrap_or(u16::MAX).to_le_bytes();
    // Version 2.0, UTF-8 names, stored, 00:00 on 2026-07-23.
    let mut common = vec![20, 0, 0, 8, 0, 0, 0, 0, 0xf7, 0x5c];
    common.extend(crc32(data).to_le_bytes());
    common.extend(size);
    common.extend(size);
    common.extend(name_size);
    common.extend([0, 0]);

    let mut zip = b"PK\x03\x04".to_vec();
    zip.extend(&common);
    zip.extend(name.as_bytes());
    zip.extend(data);

    let directory_at = zip.len();
    zip.extend(b"PK\x01\x02\x14\x00");
    zip.extend(&common);
    zip.extend([0; 14]);
    zip.extend(name.as_bytes());
    let directory_size = zip.len() - directory_at;

    zip.extend(b"PK\x05\x06\0\0\0\0\x01\0\x01\0");
    zip.extend(u32::try_from(directory_size).unwrap_or(u32::MAX).to_le_bytes());
    zip.extend(u32::try_from(directory_at).unwrap_or(u32::MAX).to_le_bytes());
    zip.extend([0, 0]);
    zip
}

fn crc32(data: &[u8]) -> u32 {
    !data.iter().fold(!0, |crc: u32, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| (crc >> 1) ^ (0xedb8_8320 & (crc & 1).wrapping_neg()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksum_and_layout() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
        let zip = one_file("a.csv", b"x,y\n");
        assert_eq!(zip.len(), 30 + 5 + 4 + 46 + 5 + 22);
        assert!(zip.starts_with(b"PK\x03\x04"));
    }
}
