import type { ClaimLine } from '@omsorg/contract/claims/claim/claim-fields.ts'
import { RouteLink } from '../../platform/routing/navigation.tsx'
import { pathTo } from '../../platform/routing/paths.ts'
import { useSessionUser } from '../../platform/session/use-session.ts'
import { useAllTexts } from '../../platform/texts.tsx'
import { Breadcrumb } from '../../ui/layout/Page.tsx'

/** From a claim back to its order and person; without a line to the claims of the place. */
export function ClaimBreadcrumb({ line, here }: { readonly line: ClaimLine | null; readonly here: string }) {
  const t = useAllTexts()
  const isService = useSessionUser()?.application === 'CSP'
  const person = line?.careRecipientId ?? null
  const order = line && {
    to: pathTo('OrderOverview', { customerOrderId: line.customerOrderId }),
    word: t.orderPage.number({ number: String(line.customerOrderId) }),
  }
  const toPerson =
    line && person !== null
      ? [
          { to: pathTo('CareRecipientMain'), word: t.careRecipients.list.title },
          {
            to: pathTo('CareRecipient', { careRecipientId: person }),
            word: line.careRecipientName ?? t.careRecipients.protected.title,
          },
        ]
      : []
  const toPlace = person === null && !isService ? [{ to: pathTo('CarePlaceProductClaims'), word: t.claims.title }] : []
  const links = [...toPerson, ...toPlace, ...(order ? [order] : [])]
  return (
    <Breadcrumb
      label={t.shell.breadcrumbs}
      links={links.map(({ to, word }) => (
        <RouteLink key={to} to={to}>
          {word}
        </RouteLink>
      ))}
      here={here}
    />
  )
}
