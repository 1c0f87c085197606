import type { carePlaceEndpoints } from '@omsorg/contract/care-place/endpoints.ts'
import type { HandlersOf } from '../../platform/handle.ts'
import { readCarePlaceOverview } from './overview/read-care-place-overview.ts'

export const carePlaceHandlers: HandlersOf<typeof carePlaceEndpoints> = { readCarePlaceOverview }
