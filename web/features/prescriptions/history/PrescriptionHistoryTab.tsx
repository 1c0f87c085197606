import { defaultPageSize } from '@omsorg/contract/paging.ts'
import { readPrescriptionHistory } from '@omsorg/contract/prescriptions/history/read-prescription-history.ts'
import { NothingFound } from '../../../platform/NothingFound.tsx'
import { HistoryCard } from '../../../platform/HistoryCard.tsx'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { callOptionsOf, useRecipientHere } from '../../care-recipients/index.ts'
import { historyView, isNarrowed, type HistoryView } from './history-view.ts'
import { HistoryItemDrawer } from './HistoryItemDrawer.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { DayFilter } from '../../../platform/DayFilter.tsx'
import { Chip } from '../../../ui/action/Chip.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import css from './History.module.css'

/** What was ever prescribed for a person, the newest first; one opens beside the list with its rows and events. */
export function PrescriptionHistoryTab() {
  const t = useAllTexts()
  const words = t.renewing.history
  const here = useRecipientHere()
  const { careRecipientId, place } = here
  const { view, change } = useAddressView(historyView)
  const mayRead = useSessionUser()?.permissions.includes('ProductPrescriptionRead') ?? false
  const input = {
    careRecipientId,
    page: view.page,
    pageSize: defaultPageSize,
    ...(view.area ? { therapyArea: view.area } : {}),
    ...(view.from ? { from: view.from } : {}),
    ...(view.to ? { to: view.to } : {}),
  }
  const answer = useAnswer(
    readPrescriptionHistory,
    { input },
    { ...callOptionsOf(here), keepFormer: true, enabled: mayRead },
  )
  const open = (prescriptionId: number | null) => change({ prescription: prescriptionId, page: view.page })

  function empty() {
    if (isNarrowed(view)) {
      return <NothingFound title={words.noMatch} onClearFilters={() => change(historyView.read(''))} />
    }
    const products = place
      ? pathTo('CSPRecipient', { careRecipientId, ...place })
      : pathTo('CareRecipient', { careRecipientId })
    const toProducts = (
      <RouteButton variant="tinted" size="compact" to={products}>
        {words.toProducts}
      </RouteButton>
    )
    return (
      <Empty title={words.empty} action={toProducts}>
        {words.emptyBody}
      </Empty>
    )
  }

  if (!mayRead) {
    return (
      <Card title={words.title} padded>
        <p>{t.renewing.blocks['reading-right-missing']}</p>
      </Card>
    )
  }
  const isFilterable = isNarrowed(view) || (answer.data?.totalCount ?? 0) > 0
  return (
    <HistoryCard
      title={words.title}
      answer={answer}
      page={view.page}
      onPage={(page) => change({ page })}
      filters={isFilterable && <HistoryFilters view={view} onChange={change} />}
      empty={empty()}
      table={(rows, instead) => (
        <>
          <HistoryTable rows={rows} instead={instead} onOpen={open} />
          {view.prescription !== null && (
            <HistoryItemDrawer prescriptionId={view.prescription} onClose={() => open(null)} />
          )}
        </>
      )}
    />
  )
}

interface HistoryFiltersProps {
  readonly view: HistoryView
  readonly onChange: (part: Partial<HistoryView>) => void
}

/** Area at once, the period by Enter or on leaving its fields; what is in force stands as chips that can be removed. */
function HistoryFilters({ view, onChange }: HistoryFiltersProps) {
  const t = useAllTexts()
  const words = t.renewing.history
  const { time, table } = t.common
  const inForce = [
    view.area && { key: 'area', word: t.therapyAreas.names[view.area], off: { area: null } },
    view.from && { key: 'from', word: `${time.from} ${view.from}`, off: { from: '' } },
    view.to && { key: 'to', word: `${time.to} ${view.to}`, off: { to: '' } },
  ].filter((each) => each !== null && each !== '')
  return (
    <div className={css.tools}>
      <div className={css.fields} role="search">
        <SelectField
          label={words.area}
          size="compact"
          value={view.area ?? ''}
          emptyOption={words.allAreas}
          options={therapyAreas.map((area) => ({ value: area, label: t.therapyAreas.names[area] }))}
          onChange={(event) => onChange({ area: therapyAreas.find((area) => area === event.target.value) ?? null })}
        />
        <DayFilter
          label={time.from}
          day={view.from}
          within={(day) => !view.to || day <= view.to}
          outside={t.validation.dateNotAfter({ date: view.to })}
          onChange={(from) => onChange({ from })}
        />
        <DayFilter
          label={time.to}
          day={view.to}
          within={(day) => !view.from || day >= view.from}
          outside={t.validation.dateNotBefore({ date: view.from })}
          onChange={(to) => onChange({ to })}
        />
      </div>
      {inForce.length > 0 && (
        <div className="o-row-center">
          {inForce.map(({ key, word, off }) => (
            <Chip key={key} removeLabel={table.removeFilter({ filter: word })} onRemove={() => onChange(off)}>
              {word}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
