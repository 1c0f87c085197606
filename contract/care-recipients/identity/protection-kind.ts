import { z } from 'zod'

/** Whose register protects the person, and how strictly (facts 4.3). */
export const protectionKind = z.enum([
  'SE_sekretess',
  'SE_skyddad_folkbokforing',
  'FI_turvakielto',
  'NO_fortrolig',
  'NO_strengt_fortrolig',
  'DK_navne_adresse',
])
