import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import type { StoredObject } from './port.ts'

const shape = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string().min(1), LastModified: z.string() })).default([]),
  }),
})

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents', processEntities: true })

/** The objects of an answer to ListObjectsV2; null where it is none. */
export function objectsIn(xml: string): readonly StoredObject[] | null {
  try {
    const read: unknown = parser.parse(xml)
    // An empty bucket has no element in it but its name.
    return shape
      .parse(read)
      .ListBucketResult.Contents.map(({ Key: key, LastModified: at }) => ({ key, storedAt: Temporal.Instant.from(at) }))
  } catch {
    return null
  }
}
