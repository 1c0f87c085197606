import { z } from 'zod'
import { guid, id } from '../../fields.ts'
import { changingRefusals } from '../status/changing.ts'

export const fromPlaceToPlace = z
  .object({ careRecipientId: id, fromCarePlaceId: guid, toCarePlaceId: guid })
  .meta({ id: 'FromPlaceToPlace' })

/** The target is a place of the same client at which the caller may write care recipients; every other one is refused alike. */
export const copyingRefusals = {
  ...changingRefusals,
  'not-at-place': { code: 'CRS003005' },
  'no-right-at-target': { code: 'GBS001001' },
  'already-at-target': { code: 'CRS003004' },
} as const
