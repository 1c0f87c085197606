import { organisation } from './organisation.ts'

export const organisationTexts = { organisation }
