import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'

export const printProperties = ['ShowPrices', 'ShowNote', 'ShowPrescriber', 'HeaderText'] as const

/** Which fields the print of a prescription shows (O-7-11): the names of those that are on. */
export const readPrintProperties = endpoint({
  name: 'prescriptions/settings/read-print-properties',
  method: 'GET',
  path: '/IterativePrescription/PrintPrescriptionProperties/{clientId}',
  applications: ['GUIDE', 'CSP'],
  permission: 'ProductPrescriptionRead',
  summary: 'Tells which fields the print of a prescription shows.',
  params: z.object({ clientId: guid }),
  output: z.object({ properties: z.array(z.enum(printProperties)), headerText: z.string() }),
  refusals: {},
})
