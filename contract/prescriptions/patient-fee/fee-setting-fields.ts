import { feeMethods, feeTypes } from '@omsorg/domain/prescriptions/patient-fee/fee-settings.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { z } from 'zod'
import { minor, therapyArea } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** What a client asks in an area. Amounts and shares are those of the person (A-7.5-20). */
export const feeSettingInput = z
  .object({
    therapyArea,
    enabled: z.boolean(),
    method: z.enum(feeMethods),
    type: z.enum(feeTypes),
    minimumOrderLimit: minor.nullable().default(null),
    oneTimeFeeAllowed: z.boolean().default(false),
  })
  .meta({ id: 'PatientFeeSettingInput' })

export const feeSettingView = z
  .object({
    therapyArea: z.enum(therapyAreas),
    enabled: z.boolean(),
    method: z.enum(feeMethods),
    type: z.enum(feeTypes),
    minimumOrderLimit: shown.minor.nullable(),
    oneTimeFeeAllowed: z.boolean(),
    validFrom: shown.isoDate,
    /** It is the one that holds today. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'PatientFeeSetting' })
