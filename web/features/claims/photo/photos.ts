import type { ClaimFile } from '@omsorg/contract/claims/claim/claim-fields.ts'

/** A photo of a claim that is filled in. */
export interface Photo {
  readonly key: string
  readonly name: string
  /** Null until it has been taken in. */
  readonly fileId: string | null
  /** Of one that was chosen here; what the server keeps is fetched from there. */
  readonly address: string | null
  /** How much of it has left, from 0 to 1. */
  readonly share: number
  readonly problem: 'not-a-photo' | 'failed' | null
  /** What is sent again when it failed. */
  readonly small: Blob | null
}

export function photosOf(files: readonly ClaimFile[]): readonly Photo[] {
  return files.map(({ fileId, name }) => ({
    key: fileId,
    name,
    fileId,
    address: null,
    share: 1,
    problem: null,
    small: null,
  }))
}
