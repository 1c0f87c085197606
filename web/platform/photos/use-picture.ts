import { useEffect, useState } from 'react'
import { pictureAddress } from './shrink-photo.ts'

/** The address of a picture once it has come; null before. */
export function usePicture(
  file: { readonly type: string; arrayBuffer(): Promise<ArrayBuffer> } | undefined,
): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    if (file) void pictureAddress(file).then((read) => isWanted && setAddress(read))
    return () => {
      isWanted = false
    }
  }, [file])
  return address
}
