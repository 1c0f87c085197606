import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { additionView } from '../addition/addition-view.ts'
import { historyEntry } from './read-prescription-history.ts'
import { patientFeeView } from '../patient-fee/patient-fee-view.ts'
import { prescriptionEventView } from './prescription-event.ts'
import { rowView } from '../row/row-view.ts'

/** One prescription with its rows as they stand, and everything that happened to it. */
export const readHistoryItem = endpoint({
  name: 'prescriptions/history/read-history-item',
  method: 'POST',
  path: '/IterativePrescription/HistoryItem',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProductPrescriptionRead', 'CareRecipientRead'] },
  summary: 'Reads one prescription of the past or the present with its rows and events.',
  input: z.object({ prescriptionId: id }),
  output: historyEntry.extend({
    today: shown.isoDate,
    patientFee: patientFeeView.nullable(),
    rows: z.array(
      rowView.extend({
        /** All that the row ever had, the newest first; `addition` is the open one among them. */
        additions: z.array(additionView),
      }),
    ),
    /** The newest first. */
    events: z.array(prescriptionEventView),
  }),
  refusals: { 'prescription-not-found': { code: 'IPS001010' } },
  shows: (answer) => [answer.careRecipientId],
})
