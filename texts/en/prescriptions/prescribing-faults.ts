/** Why a prescription cannot be made as it stands: the fact, and what to do about it. By the names of the rule. */
export const prescribingFaults = {
  'no-rows': 'Choose at least one product.',
  'start-in-the-past': 'Choose today or a later day.',
  'start-too-far-ahead': 'Choose a start at most a year ahead.',
  'start-has-passed': 'It has started already: the start date stays as it is.',
  'start-missing': 'Enter the start date as YYYY-MM-DD.',
  'end-date-missing': 'Enter the end date as YYYY-MM-DD.',
  'end-not-after-start': 'Choose an end date after the start date.',
  'end-in-the-past': 'Choose an end date that has not passed.',
  'longer-than-twelve-months': 'At most 12 months. Choose an earlier end date.',
  'months-wrong': 'Choose 1 to 12 months.',
  'type-not-allowed': 'Prescriptions of this type are not used here.',
  'payer-mismatch': 'The payer does not belong to this customer number. Choose another one.',
  'fee-not-by-setting': 'The fee is not of the type that the client has decided. Correct it, or leave it empty.',
  'fee-unreadable': 'Enter the fee as a number.',
  'note-not-enabled': 'Notes are not used here. Remove the note.',
  'row-not-active': 'This product is no longer active in the prescription. Take it out.',
  'outside-agreement': 'The product is outside the agreement. Take it out, or choose another one.',
  'not-sellable': 'The product cannot be sold any more. Take it out, or choose another one.',
  'item-of-other-area': 'The product belongs to another therapy area. Take it out.',
  'item-not-of-row': 'The product of the row has been replaced. Load the prescription again.',
  'prescription-exists': 'These products are already prescribed for the time you have chosen.',
  'row-exists': 'This product is already prescribed. Change that prescription, or take the product out here.',
  'calculation-longer-than-period': 'Choose 3 months: the prescription is shorter than 12.',
  'withdrawals-wrong':
    'Enter at least 1 withdrawal, and no more than the days of the period or the highest number here.',
  'withdrawals-between': ({ min, max }: { min: number; max: number }) => `Enter ${min} to ${max} withdrawals.`,
  'withdrawals-below-drawn': 'More withdrawals than that have been made already.',
  'withdrawals-remaining-wrong': 'The withdrawals left do not fit those that have been made.',
  'packages-below-drawn': 'More packages than that have been drawn already.',
  'packages-missing': 'Enter at least 1 package per withdrawal.',
  'consumption-incomplete': 'Enter the consumption together with its period.',
  'use-missing': 'Enter how much is used, or at least how many packages each withdrawal has.',
  'consumption-unreadable': 'Enter the consumption as a number, for example 0.5.',
  'consumption-too-fine': 'Write at most four decimals.',
  'cut-size-missing': 'Enter the cut size, 15 to 70\u00a0mm.',
  'cut-size-wrong': 'The cut size is 15 to 70\u00a0mm.',
  'cut-not-allowed': 'This product is not cut. Choose no cut.',
  'invoice-area-missing': 'Choose an invoice area.',
  'invoice-area-not-found': 'This invoice area does not belong to the customer number. Choose another one.',
  'flavors-do-not-sum': 'The flavours must add up to the consumption.',
  'flavor-not-orderable': 'One of the flavours cannot be ordered. Leave it empty.',
  'note-too-long': 'Write at most 500 characters.',
  withheld: {
    'not-in-agreement': 'The client has no agreement on this product. Take it out, or choose another one.',
    'needs-wider-right':
      'Your role prescribes products marked A only. Ask a prescriber at the care place who may prescribe more than A; the product stays chosen. Or choose a product marked A.',
    'needs-specialist':
      'Only specialists prescribe this product (S). Ask a prescriber at the care place who is a specialist; the product stays chosen. Or choose another one.',
    'needs-dispense-handler':
      'This product needs a dispensation (D). Ask a prescriber at the care place who handles dispensations; the product stays chosen. Or choose another one.',
    'not-sellable': 'The product cannot be sold any more. Take it out, or choose another one.',
  },
  blocks: {
    'recipient-deceased': 'The care recipient has died. Nothing can be prescribed.',
    'recipient-inactive': 'The care recipient is inactive. Activate first, then prescribe.',
    'recipient-inactive-at-place': 'The care recipient is inactive at this care place. Activate first, then prescribe.',
    'prescribing-right-missing':
      'Your role does not prescribe. Ask a prescriber at the care place; what you have chosen waits here.',
    'not-your-area': ({ area }: { area: string }) =>
      `Your role does not prescribe in the area ${area}. Ask a prescriber with that area at the care place; what you have chosen waits here.`,
    'client-settings-missing': 'The client has no prescription settings. Ask the administrator of the client.',
    'place-settings-missing': 'The care place has no prescription settings. Ask the administrator of the client.',
    'prescribing-not-allowed':
      'Prescriptions with withdrawals are not used at this care place. Ask the administrator of the client.',
    'data-owner-wrong': 'The data controller of the client is not valid. Ask the administrator of the client.',
    'investigation-missing': ({ area }: { area: string }) =>
      `${area} asks for an investigation that holds today before anything is prescribed. What you have selected waits here.`,
    'customer-number-missing': ({ area }: { area: string }) =>
      `The care place has no customer number for the area ${area}. Ask Customer Service.`,
  },
}
