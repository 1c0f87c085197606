import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { ofPlace, ownAndInherited, savedVersion, settingView } from './setting-fields.ts'

/** The prescription settings that a care place has of its own; null = as the client has it. */
export const readCarePlaceSettings = endpoint({
  name: 'prescriptions/settings/read-care-place-settings',
  method: 'GET',
  path: '/IterativePrescription/CarePlaceSettings/{carePlaceId}',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationSettingsRead',
  summary: 'Reads the prescription settings of a care place.',
  params: z.object({ carePlaceId: guid }),
  output: z.object({
    carePlaceId: shown.guid,
    clientId: shown.guid,
    ...ofPlace,
    ...settingView,
    ...ownAndInherited,
    ...savedVersion,
  }),
  refusals: {},
})
