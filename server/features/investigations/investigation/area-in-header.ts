import { areaHeader } from '@omsorg/contract/investigations/investigation/investigation-refusals.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import { readTherapyArea, type TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Exchange } from '../../../platform/handle.ts'

/** The area that the header Therapy-Area names. */
export function areaInHeader({ headers }: Exchange): Outcome<TherapyArea, 'area-missing' | 'area-unknown'> {
  const text = headers[areaHeader.toLowerCase()]
  if (typeof text !== 'string' || text.trim() === '') return refuse('area-missing', { at: areaHeader })
  const area = readTherapyArea(text.trim())
  return area ? agree(area) : refuse('area-unknown', { at: areaHeader })
}
