import { line } from '../line.ts'

/** A file of our own, such as a face for print. */
export async function bytesOf(address: string): Promise<Uint8Array> {
  const response = await line.during(fetch(address))
  if (!response.ok) throw new Error(`${address} did not come`)
  return new Uint8Array(await response.arrayBuffer())
}
