import type { Device } from '@omsorg/domain/sign-in/security/device.ts'
import type { FurtherTexts } from '@omsorg/texts/shape.ts'

/** A device as its owner calls it: the browser, and the system of a computer or what kind of device it is. */
export function deviceWords(device: Device | null, { devices }: FurtherTexts['mySecurity']): string {
  if (!device) return devices.unknown
  const where = device.kind === 'computer' ? (device.system ?? devices.computer) : devices[device.kind]
  return device.browser ? `${device.browser}, ${where}` : where
}
