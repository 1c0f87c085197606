import type { Texts } from '../../shape.ts'
import { landing } from './landing.ts'

export const contentFirst = { landing } satisfies Partial<Texts>
