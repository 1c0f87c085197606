/** What reads the codes in a picture; the text of the first that it finds, or null. */
type Reader = (video: HTMLVideoElement) => Promise<string | null>

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

interface DetectorMaker {
  new (options: { readonly formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

const wanted = ['data_matrix', 'code_128', 'qr_code', 'ean_13']
const lookEveryMs = 200

/**
 * Shows the camera in `video` and tells of the first code that is read, until `ends`. False where there is no camera, or it may
 * not be used.
 */
export async function readCodes(
  video: HTMLVideoElement,
  onRead: (code: string) => void,
  ends: AbortSignal,
): Promise<boolean> {
  const stream = await cameraStream()
  if (!stream) return false
  const stop = () => stream.getTracks().forEach((track) => track.stop())
  ends.addEventListener('abort', stop, { once: true })
  if (ends.aborted) stop()
  video.srcObject = stream
  const read = await readerHere()
  const look = async () => {
    if (ends.aborted) return
    const code = video.readyState >= video.HAVE_CURRENT_DATA ? await read(video) : null
    if (ends.aborted) return
    if (code === null) setTimeout(() => void look(), lookEveryMs)
    else onRead(code)
  }
  void look()
  return true
}

async function cameraStream(): Promise<MediaStream | null> {
  try {
    // Undefined on a page that came without encryption.
    return (await navigator.mediaDevices?.getUserMedia({ video: { facingMode: 'environment' } })) ?? null
  } catch {
    return null
  }
}

/** The browser's own reader where there is one, else a library that is loaded here alone. */
async function readerHere(): Promise<Reader> {
  const { BarcodeDetector } = globalThis as unknown as { BarcodeDetector?: DetectorMaker }
  const formats = (await BarcodeDetector?.getSupportedFormats()) ?? []
  if (BarcodeDetector && formats.includes('data_matrix') && formats.includes('code_128')) {
    const detector = new BarcodeDetector({ formats: wanted.filter((each) => formats.includes(each)) })
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
  }
  const { libraryReader } = await import('./library-reader.ts')
  return libraryReader()
}
