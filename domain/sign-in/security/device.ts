export const deviceKinds = ['computer', 'phone', 'tablet'] as const

export type DeviceKind = (typeof deviceKinds)[number]

/** A device in words, so that its owner knows it again. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
  readonly kind: DeviceKind
}
