import IconMoodSad from '@tabler/icons-react/dist/esm/icons/IconMoodSad.mjs'
import IconPackageOff from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs'
import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs'
import IconTruckOff from '@tabler/icons-react/dist/esm/icons/IconTruckOff.mjs'
import type { faults } from '@omsorg/domain/portal/report/report.ts'
import type { ReactNode } from 'react'
import { useAllTexts } from '../language/use-texts.ts'
import type { Order, Part } from '../parcel/use-parcel.ts'
import { Box } from '../parts/Box.tsx'
import { LineTo } from '../parts/Lines.tsx'
import { ToldReport } from './ToldReport.tsx'

const icons: Readonly<Record<(typeof faults)[number], ReactNode>> = {
  missing: <IconPackageOff />,
  broken: <IconMoodSad />,
  wrong: <IconReplace />,
  'did-not-come': <IconTruckOff />,
}

/** What has been told of a parcel, and what can be told of it. */
export function FaultsOfPart({ order, part }: { readonly order: Order; readonly part: Part }) {
  const t = useAllTexts()
  // That it did not come is the other answer to the question above, where it is asked.
  const isTold = part.reports.some(({ fault, isSeenTo }) => fault === 'did-not-come' && !isSeenTo)
  const faultsNow = part.faults.filter((fault) => fault !== 'did-not-come' || !(isTold || part.askWhetherItCame))
  const question = part.step === 'arrived' ? t.parcel.isAllRight : t.report.wrong
  return (
    <>
      {part.reports.map((report) => (
        <ToldReport key={report.reportId} order={order} part={part} report={report} />
      ))}
      {faultsNow.length > 0 && (
        <>
          <h2>{question}</h2>
          <Box flush label={question}>
            {faultsNow.map((fault) => (
              <LineTo
                key={fault}
                to="report"
                about={{ order: order.customerOrderId, part: part.orderId, fault }}
                icon={icons[fault]}
                title={t.parcel.faults[fault]}
                help={t.parcel.faultHelp[fault]}
              />
            ))}
          </Box>
        </>
      )}
    </>
  )
}
