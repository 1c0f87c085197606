import { carePlace } from './care-place.ts'

export const carePlaceTexts = { carePlace }
