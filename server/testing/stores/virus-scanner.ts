import { startFakeScanner, type FakeScanner } from '../../adapters/virus-scanner/fake.ts'

/** A scanner as it stands outside, which a test turns. */
export const startScanner = (): Promise<FakeScanner> => startFakeScanner()
export type { FakeScanner }
