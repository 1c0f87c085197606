import { deviceKinds } from '@omsorg/domain/sign-in/security/device.ts'
import { z } from 'zod'

/** As the browser called itself when it signed in; null for what nobody knows. */
export const shownDevice = z
  .object({ browser: z.string().nullable(), system: z.string().nullable(), kind: z.enum(deviceKinds) })
  .meta({ id: 'Device' })
