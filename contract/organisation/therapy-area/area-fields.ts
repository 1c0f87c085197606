import { areaSwitches, type AreaSwitch } from '@omsorg/domain/organisation/therapy-area/area-settings.ts'
import { z } from 'zod'
import { oneLine, therapyArea } from '../../fields.ts'

export const switches = Object.fromEntries(areaSwitches.map((name) => [name, z.boolean()])) as Record<
  AreaSwitch,
  z.ZodBoolean
>

/** What is possible in one area of a client. */
export const areaSettings = z
  .object({ therapyArea, ...switches, customerNumber: oneLine(30).min(1).nullable() })
  .meta({ id: 'AreaSettings' })
