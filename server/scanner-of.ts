import { clamd } from './adapters/virus-scanner/clamd.ts'
import { startFakeScanner } from './adapters/virus-scanner/fake.ts'
import { ScannerUnavailable, type VirusScanner } from './adapters/virus-scanner/port.ts'
import type { Config } from './platform/config.ts'

export interface ConnectedScanner {
  readonly scanner: VirusScanner
  stop(): Promise<void>
}

/** The scanner that the configuration names; else a fake of our own. Production without any lets no file through. */
export async function scannerOf(config: Config): Promise<ConnectedScanner> {
  if (config.virusScanner) return { scanner: clamd(config.virusScanner), stop: async () => undefined }
  if (config.mode === 'production') return { scanner: noScanner, stop: async () => undefined }
  const fake = await startFakeScanner()
  return { scanner: clamd(fake), stop: fake.stop }
}

const noScanner: VirusScanner = {
  scan: async () => {
    throw new ScannerUnavailable('No scanner is configured')
  },
}
