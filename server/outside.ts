import { cardsOf } from './cards-of.ts'
import { directoryOf } from './directory-of.ts'
import { erpOf } from './erp-of.ts'
import { fileStoreOf } from './file-store-of.ts'
import { mailOf } from './mail-of.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { registersOf } from './registers-of.ts'
import { scannerOf } from './scanner-of.ts'
import { carriersOf } from './shipment-of.ts'
import { smsOf } from './sms-of.ts'

/** All that lies outside, each behind its port. */
export async function connectOutside(config: Config, clock: Clock) {
  const [connected, registers, sms, carriers, cards, directory, scanner] = await Promise.all([
    erpOf(config),
    registersOf(config),
    smsOf(config),
    carriersOf(config),
    cardsOf(config),
    directoryOf(config),
    scannerOf(config),
  ])
  const toStop = [connected, registers, sms, carriers, cards, directory, scanner]
  return {
    connected,
    registers,
    sms,
    carriers,
    cards,
    directory,
    scanner: scanner.scanner,
    mail: mailOf(config, clock),
    files: fileStoreOf(config),
    stop: () => Promise.all(toStop.map((each) => each.stop())),
  }
}
