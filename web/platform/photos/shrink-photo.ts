/** No side of a photo that is sent is longer: a fault is seen, and a slow line is not filled. */
const longestSide = 1600
const quality = 0.82

/**
 * A photo drawn anew as a small JPEG. What its file says beside the picture, position and camera among it, is not drawn. Null for
 * what the browser cannot read as a picture.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob | null> {
  const picture = await pictureIn(file)
  if (!picture) return null
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

async function pictureIn(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}

interface Bytes {
  readonly type: string
  arrayBuffer(): Promise<ArrayBuffer>
}

/** A picture as an address that holds it: pages take pictures from nowhere else. */
export async function pictureAddress(file: Bytes): Promise<string> {
  const bytes = await file.arrayBuffer()
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.readAsDataURL(new Blob([bytes], { type: file.type }))
  })
}
