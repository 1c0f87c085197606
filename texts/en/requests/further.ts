import { requests } from './requests.ts'

export const requestTexts = { requests }
