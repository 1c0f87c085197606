import { saveNursingHome } from '@omsorg/contract/orders/nursing-home/save-nursing-home.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { OrderOfPlaceBreadcrumb } from '../placing/OfPlace.tsx'
import type { OrderKind } from '../placing/order-kind.ts'
import { resolvedSaves } from '../placing/save-result.ts'
import { nursingHomeInput } from './nursing-home-order.ts'
import { residentsIn } from './resident-rows.ts'
import { ResidentsLead } from './ResidentsLead.tsx'
import { ResidentsStep } from './ResidentsStep.tsx'

/** From the rows of the prescriptions of many residents, to the place where they live. */
export const nursingHome: OrderKind = {
  saving: saveNursingHome,
  inputOf: nursingHomeInput,
  useSave: (place, proposal) => {
    const { run } = useAction(saveNursingHome, { place, resolves: resolvedSaves })
    return (content, over, options) => run({ input: { ...nursingHomeInput(content, proposal), ...over } }, options)
  },
  pointerName: ({ carePlace }) => `nursing-home-${carePlace?.carePlaceId}`,
  emptyIsLeftOut: true,
  title: ({ lines }, t) =>
    t.orderKinds.residents.title({ count: residentsIn(lines.filter(({ isDue }) => isDue).map((line) => ({ line }))) }),
  Breadcrumb: OrderOfPlaceBreadcrumb,
  Lead: ResidentsLead,
  QuantityStep: ResidentsStep,
}
