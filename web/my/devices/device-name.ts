import type { Device } from '@omsorg/domain/sign-in/security/device.ts'
import type { AllPortalTexts } from '@omsorg/texts/shape.ts'

/** Devices that people call by their own name, by system and kind. */
const own: Readonly<Record<string, string>> = {
  'iOS phone': 'iPhone',
  'iOS tablet': 'iPad',
  'iPadOS tablet': 'iPad',
  'macOS computer': 'Mac',
}

/** As its owner would say it: an iPhone, else its kind with what it runs. */
export function deviceName(device: Device | null, kinds: AllPortalTexts['devices']['kinds']): string {
  if (device === null) return kinds.unknown
  const { system, kind } = device
  return own[`${system} ${kind}`] ?? (system === null ? kinds[kind] : `${kinds[kind]}, ${system}`)
}
