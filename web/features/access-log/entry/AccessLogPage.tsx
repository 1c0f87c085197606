import { useState } from 'react'
import { ToolTabs } from '../../../platform/routing/ToolTabs.tsx'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { columns } from '../../../ui/layout/Columns.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { OpenSample } from '../sample/OpenSample.tsx'
import { SamplesCard } from '../sample/SamplesCard.tsx'
import { ExtractCard } from './ExtractCard.tsx'
import { LogCard } from './LogCard.tsx'
import { LogState } from './LogState.tsx'
import { logView } from './log-filter.ts'

/** Who saw whom, for the data officer: the log itself, samples of it that are judged and signed, and a person's own extract. */
export function AccessLogPage() {
  const t = useAllTexts()
  const { view, change } = useAddressView(logView)
  const [sampleId, setSampleId] = useState<number | null>(null)
  return (
    <Page title={t.screens.accessLog} lead={t.accessLog.lead} aside={<LogState />}>
      <ToolTabs current="UtilitiesAccessLog" />
      <div className={columns}>
        <LogCard view={view} change={change} />
        <div className="o-stack">
          {sampleId === null ? (
            <SamplesCard clientId={view.client} onOpen={setSampleId} />
          ) : (
            <OpenSample sampleId={sampleId} onClose={() => setSampleId(null)} />
          )}
          <ExtractCard />
        </div>
      </div>
    </Page>
  )
}
