/** Looks for malware in files. Called by jobs and between the steps of a call, never between begin and commit. */
export interface VirusScanner {
  /** Throws ScannerUnavailable (try again later). */
  scan(content: Uint8Array): Promise<Verdict>
}

/** Harmless as far as anybody knows, or what was found. */
export type Verdict = { readonly kind: 'clean' } | { readonly kind: 'found'; readonly name: string }

/** The scanner did not answer, is too busy, or answered what nobody understands. Never taken for harmless. */
export class ScannerUnavailable extends Error {
  override readonly name = 'ScannerUnavailable'
  readonly retry = true
}
