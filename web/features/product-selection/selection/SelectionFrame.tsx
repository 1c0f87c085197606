import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { ReactNode } from 'react'
import { NothingThere } from '../../../platform/calls/NothingThere.tsx'
import { useWayOn } from '../../../platform/calls/use-way-on.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { Tabs } from '../../../ui/navigation/Tabs.tsx'
import { CarePlaceBreadcrumb, identityText, nameOrProtected } from '../../care-recipients/index.ts'
import { areasInUse } from './areas-in-use.ts'
import { closedId } from './ChoiceButton.tsx'
import css from './Selection.module.css'
import type { SelectionHere } from './selection-here.ts'
import type { Selection } from './use-selection.ts'

interface SelectionFrameProps {
  readonly here: SelectionHere
  readonly selection: Selection
  /** Instead of the title of the area. */
  readonly title?: string
  readonly lead?: string
  readonly children: ReactNode
  /** The same page in another area. */
  readonly pathOfArea?: (area: TherapyArea) => string
  /** Leads from products to groups, and back. */
  readonly aside?: ReactNode
}

/** The head of choosing for a person: for whom, what she does not bear, the areas of the client, and what is closed. */
export function SelectionFrame({ here, selection, title, lead, children, pathOfArea, aside }: SelectionFrameProps) {
  const t = useCareTexts()
  const words = t.productSelection
  const { old, rights, settings } = selection
  const person = selection.person.data
  const on = settings && areasInUse(settings.areas).map((each) => each.therapyArea)
  // Until the others are known the own one holds their place.
  const areas = on?.includes(here.area) ? on : [here.area, ...(on ?? [])]
  const closed = rights?.select.allowed === false && rights.select.reason
  const groups = person && here.groupsPath?.(person.careRecipientGuid, rights?.customerNumber ?? null)
  if (selection.missing) return <PersonMissing here={here} />
  return (
    <Page
      breadcrumb={<CarePlaceBreadcrumb here={person ? <PersonLink here={here} selection={selection} /> : null} />}
      title={old ? words.replaceTitle({ product: old.product.name }) : (title ?? words.titles[here.area])}
      lead={person ? <ForWhom person={person} lead={old ? words.replaceLead : lead} /> : '\u00a0'}
      aside={aside ?? (groups && <RouteButton to={groups}>{words.groups.toGroups}</RouteButton>)}
    >
      <Tabs
        label={words.areas}
        tabs={areas.map((area) => ({
          key: area,
          word: t.therapyAreas.names[area],
          current: area === here.area,
          render: (look) => <RouteLink to={(pathOfArea ?? here.pathOfArea)(area)} {...look} />,
        }))}
      />
      {(here.isPca || closed) && (
        <div className={css.notices}>
          {here.isPca && <Notice tone="info">{t.therapyAreas.pcaPaidByPerson}</Notice>}
          {closed && (
            <Notice tone="quiet">
              <span id={closedId}>{t.cart.blocks[closed]}</span>
            </Notice>
          )}
        </div>
      )}
      {selection.known && children}
    </Page>
  )
}

function PersonLink({ here, selection }: Pick<SelectionFrameProps, 'here' | 'selection'>) {
  const t = useCareTexts()
  const person = selection.person.data
  return person && <RouteLink to={here.personPath}>{nameOrProtected(person, t)}</RouteLink>
}

interface ForWhomProps {
  readonly person: NonNullable<Selection['person']['data']>
  readonly lead: string | undefined
}

function ForWhom({ person, lead }: ForWhomProps) {
  const t = useCareTexts()
  const words = t.productSelection
  const { latex, pvc } = person.sensitivities
  return (
    <span className={css.lead}>
      {person.protected ? (
        <Badge tone="guard">{t.careRecipients.protected.title}</Badge>
      ) : (
        <span>
          {words.forWhom({ name: nameOrProtected(person, t) })} {identityText(person, t)}
        </span>
      )}
      {latex && <Badge tone="error">{words.warningWords['latex-sensitivity']}</Badge>}
      {pvc && <Badge tone="error">{words.warningWords['pvc-sensitivity']}</Badge>}
      {lead && <span>{lead}</span>}
    </span>
  )
}

function PersonMissing({ here }: { readonly here: SelectionHere }) {
  const t = useCareTexts()
  const { notFound } = t.careRecipients.header
  const wayOn = useWayOn({ to: pathTo('CareRecipientMain'), action: notFound.action })
  return (
    <Page title={t.productSelection.titles[here.area]}>
      <Card padded>
        <NothingThere title={notFound.title} {...wayOn}>
          {notFound.body}
        </NothingThere>
      </Card>
    </Page>
  )
}
