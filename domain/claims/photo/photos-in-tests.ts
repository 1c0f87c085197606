/** Photos as cameras write them, with words beside the picture; '' for none. Their pixels are words too. */
export const photosInTests = { jpeg, png, webp }

const text = (words: string) => [...words].map((each) => each.charCodeAt(0))

function jpeg(told: string): Uint8Array {
  const segment = (marker: number, content: readonly number[]) => [
    0xff,
    marker,
    (content.length + 2) >> 8,
    (content.length + 2) & 0xff,
    ...content,
  ]
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xe0, text('JFIF\0')),
    ...(told ? [...segment(0xe1, text(`Exif\0\0${told}`)), ...segment(0xfe, text(`Camera ${told}`))] : []),
    ...(told ? segment(0xe2, text(`MPF\0${told}`)) : []),
    ...segment(0xdb, [0, 1, 2]),
    // The head of its frame: eight pixels by eight.
    ...segment(0xc0, [8, 0, 8, 0, 8, 1, 1, 0x11, 0]),
    ...segment(0xda, [1, 1, 0]),
    ...text('PIXELS'),
    0xff,
    0x00,
    0x10,
    0xff,
    0xd0,
    0x20,
    0xff,
    0xd9,
  ])
}

function png(told: string): Uint8Array {
  const chunk = (name: string, content: readonly number[]) => [
    0,
    0,
    0,
    content.length,
    ...text(name),
    ...content,
    1,
    2,
    3,
    4,
  ]
  return Uint8Array.from([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    ...chunk('IHDR', [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]),
    ...(told ? [...chunk('eXIf', text(told)), ...chunk('tEXt', text(`Camera ${told}`))] : []),
    ...chunk('IDAT', text('PIXELS')),
    ...chunk('IEND', []),
  ])
}

function webp(told: string): Uint8Array {
  const chunk = (name: string, content: readonly number[]) => [
    ...text(name),
    content.length,
    0,
    0,
    0,
    ...content,
    ...(content.length % 2 === 0 ? [] : [0]),
  ]
  const flags = told ? 0b0000_1100 : 0
  const chunks = [
    ...chunk('VP8X', [flags, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    ...chunk('VP8 ', text('PIXELS')),
    ...(told ? [...chunk('EXIF', text(told)), ...chunk('XMP ', text(`Camera ${told}`))] : []),
  ]
  return Uint8Array.from([...text('RIFF'), chunks.length + 4, 0, 0, 0, ...text('WEBP'), ...chunks])
}
