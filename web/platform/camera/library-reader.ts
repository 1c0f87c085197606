import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HTMLCanvasElementLuminanceSource,
  HybridBinarizer,
  MultiFormatReader,
} from '@zxing/library'

/** Reads with a library what the browser cannot read itself. */
export function libraryReader(): (video: HTMLVideoElement) => Promise<string | null> {
  const reader = new MultiFormatReader()
  const formats = [BarcodeFormat.DATA_MATRIX, BarcodeFormat.CODE_128, BarcodeFormat.QR_CODE, BarcodeFormat.EAN_13]
  reader.setHints(
    new Map<DecodeHintType, unknown>([
      [DecodeHintType.POSSIBLE_FORMATS, formats],
      [DecodeHintType.TRY_HARDER, true],
      [DecodeHintType.ASSUME_GS1, true],
    ]),
  )
  const canvas = document.createElement('canvas')
  return async (video) => {
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    canvas.getContext('2d', { willReadFrequently: true })?.drawImage(video, 0, 0)
    return textIn(reader, canvas)
  }
}

/** The library throws where it finds nothing. */
function textIn(reader: MultiFormatReader, canvas: HTMLCanvasElement): string | null {
  try {
    const source = new HTMLCanvasElementLuminanceSource(canvas)
    return reader.decodeWithState(new BinaryBitmap(new HybridBinarizer(source))).getText()
  } catch {
    return null
  }
}
