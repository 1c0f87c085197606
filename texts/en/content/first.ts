import { landing } from './landing.ts'

export const contentFirst = { landing }
