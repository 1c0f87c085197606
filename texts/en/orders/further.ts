import { orders } from './orders.ts'

export const orderTexts = { orders }
