import { readCarePlaceOverview } from './overview/read-care-place-overview.ts'

export const carePlaceEndpoints = { readCarePlaceOverview }
