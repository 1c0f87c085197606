import type { Texts } from '../../shape.ts'
import { products } from './products.ts'
import { therapyAreas } from './therapy-areas.ts'
import { unavailability } from './unavailability.ts'

export const productFirst = { products, therapyAreas, unavailability } satisfies Partial<Texts>
