import { Outlet } from '@tanstack/react-router'
import type { Texts } from '@omsorg/texts/shape.ts'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { AnswerFailed, type AskedAnswer } from '../../../../platform/AnswerFailed.tsx'
import { NothingThere } from '../../../../platform/calls/NothingThere.tsx'
import { isOutOfReach } from '../../../../platform/calls/out-of-reach.ts'
import { rememberOpened } from '../../../../platform/search/recently-opened.ts'
import { openAddress, RouteLink } from '../../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { useTexts, useCareTexts } from '../../../../platform/texts.tsx'
import { useAddressView } from '../../../../platform/routing/use-address-view.ts'
import { useParameters } from '../../../../platform/routing/use-parameters.ts'
import { Button } from '../../../../ui/action/Button.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { BarePage } from '../../../../ui/layout/Page.tsx'
import { PageTitle } from '../../../../ui/layout/PageTitle.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx'
import { CarePlaceBreadcrumb } from '../../CarePlaceBreadcrumb.tsx'
import css from './CareRecipientPage.module.css'
import { hereForCareStaff, hereForCustomerService } from '../../here-for.ts'
import { nameOrProtected, nameOf, type Recipient, whereText } from '../../person-text.ts'
import { pageMode } from '../../page-mode.ts'
import { OrderDraft } from '../order/OrderDraft.tsx'
import { RecipientHead } from './RecipientHead.tsx'
import { type RecipientHere, RecipientHereContext, useCareRecipient } from '../../recipient-here.ts'
import { useSessionUser } from '../../../../platform/session/use-session.ts'
import { useTraits } from '../../../../platform/shell/use-traits.ts'
import { Tabs } from '../../../../ui/navigation/Tabs.tsx'
import { tabInstead, tabOfRoute, tabsFor } from '../../recipient-tabs.ts'
import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs'
import { Menu } from '../../../../ui/action/Menu.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'

const EditPage = lazy(() => import('../edit/EditPage.tsx'))

/** The frame of a person's pages, for care staff: head and tabs stay while the tab below changes. */
export function CareRecipientPage() {
  const { careRecipientId } = useParameters('CareRecipient')
  const here = useMemo(() => hereForCareStaff(careRecipientId), [careRecipientId])
  return <PersonPage here={here} />
}

/** The same for customer service, who works for the client and the care place that the address names. */
export function CSPRecipientPage() {
  const { careRecipientId, clientId, carePlaceId } = useParameters('CSPRecipient')
  const here = useMemo(
    () => hereForCustomerService({ careRecipientId, clientId, carePlaceId }),
    [careRecipientId, clientId, carePlaceId],
  )
  return <PersonPage here={here} />
}

function PersonPage({ here }: { readonly here: RecipientHere }) {
  const t = useTexts()
  const { view } = useAddressView(pageMode)
  const answer = useCareRecipient(here)
  const person = answer.data
  const instead = useTabInstead(here.tabs)
  useRemembered(person, here, t)
  return (
    <RecipientHereContext value={here}>
      <BarePage breadcrumb={<CarePlaceBreadcrumb here={person ? nameOrProtected(person, t) : null} />}>
        {person ? (
          <>
            {view.edit ? (
              <Suspense fallback={<Skeleton label={t.common.states.loading} rows={3} />}>
                <EditPage
                  person={person}
                  here={here}
                  withMove={view.moved}
                  onReload={async () => (await answer.refetch()).data}
                />
              </Suspense>
            ) : (
              <>
                <RecipientHead person={person} here={here} />
                {view.registered && <RegisteredNotice person={person} />}
                {person.orderDraft && (
                  <div className={css.notices}>
                    <OrderDraft draft={person.orderDraft} here={here} />
                  </div>
                )}
                <div className={css.tabs}>
                  <RecipientTabs tabs={here.tabs} person={person} />
                </div>
                {instead ? null : <Outlet />}
              </>
            )}
          </>
        ) : (
          <Card padded>
            <PageTitle waits={answer.error === null}>
              <VisuallyHidden>{t.screens.handleProducts}</VisuallyHidden>
            </PageTitle>
            {answer.error ? (
              <NotShown answer={answer} listPath={here.listPath} />
            ) : (
              <Skeleton label={t.common.states.loading} rows={3} />
            )}
          </Card>
        )}
      </BarePage>
    </RecipientHereContext>
  )
}

/** A person's page opens at the products; whoever has no right to them is led to the first tab that she has. */
function useTabInstead(tabs: RecipientHere['tabs']) {
  const current = tabOfRoute(useTraits().name)
  const instead = tabInstead(tabs, current, useSessionUser()?.permissions ?? [])
  const path = instead?.path
  useEffect(() => {
    if (path) void openAddress(path, { replace: true })
  }, [path])
  return instead
}

/** Whoever was opened is offered again by the search of the bar; of a protected person no more than that. */
function useRemembered(person: Recipient | undefined, here: RecipientHere, t: Texts): void {
  const path = here.tabs[0]?.path
  useEffect(() => {
    if (!person || !path) return
    const detail = person.protected ? '' : whereText(person.where, t)
    rememberOpened({ kind: 'person', path, name: nameOf(person), detail })
  }, [person, path, t])
}

/** Outside reach a person does not exist: that is an answer, everything else is a failure to try again. */
function NotShown({ answer, listPath }: { readonly answer: AskedAnswer; readonly listPath: string }) {
  const t = useTexts()
  const { notFound } = t.careRecipients.header
  if (!isOutOfReach(answer.error)) return <AnswerFailed answer={answer} />
  return (
    <NothingThere title={notFound.title} to={listPath} action={notFound.action}>
      {notFound.body}
    </NothingThere>
  )
}

function RecipientTabs({ tabs, person }: Pick<RecipientHere, 'tabs'> & { readonly person: Recipient }) {
  const t = useTexts()
  const current = tabOfRoute(useTraits().name)
  const permissions = useSessionUser()?.permissions ?? []
  return (
    <Tabs
      label={t.careRecipients.header.pages}
      tabs={tabsFor(tabs, {
        permissions,
        plans: person.settings.areas.some(({ planningEnabled }) => planningEnabled),
      }).map(({ tab, path }) => ({
        key: tab,
        word: t.careRecipients.tabs[tab],
        current: tab === current,
        render: (look) => <RouteLink to={path} {...look} />,
      }))}
    />
  )
}

/** Right after a registration: that it is done, and where to go on from. */
function RegisteredNotice({ person }: { readonly person: Recipient }) {
  const t = useCareTexts()
  const words = t.recipientChanges.registered
  const { careRecipientId, settings } = person
  const name = nameOf(person)
  const areas = settings.areas.map(({ therapyArea }) => therapyArea)
  const menu = (word: string, to: 'ProductSelectionDirect' | 'PrescriptionWizard') => (
    <Menu
      trigger={(links) => (
        <Button size="compact" {...(to === 'ProductSelectionDirect' ? { icon: <IconListSearch /> } : {})} {...links}>
          {word}
        </Button>
      )}
      head={t.therapyAreas.title}
      items={areas.map((therapyArea) => ({
        key: therapyArea,
        word: t.therapyAreas.names[therapyArea],
        render: (look) => <RouteLink to={pathTo(to, { careRecipientId, therapyArea })} {...look} />,
      }))}
    />
  )
  const unverified = person.deliveryAddresses.some(({ verified }) => !verified)
  return (
    <div className={css.notices}>
      <Notice
        tone="fresh"
        title={name ? words.title({ name }) : words.titleProtected}
        actions={
          areas.length > 0 && (
            <>
              {menu(words.chooseProducts, 'ProductSelectionDirect')}
              {settings.prescriptionAllowed && menu(words.prescribe, 'PrescriptionWizard')}
            </>
          )
        }
        spoken
      >
        {words.body}
      </Notice>
      {unverified && <Notice tone="soon">{words.unverified}</Notice>}
    </div>
  )
}
