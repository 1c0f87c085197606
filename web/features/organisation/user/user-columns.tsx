import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { searchUnitUsers } from '@omsorg/contract/sign-in/user-list/search-unit-users.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'

type UserRow = AnswerOf<typeof searchUnitUsers>['users'][number]

/** The columns of a list of users; the name leads to each. */
export function userColumns(
  { list: words, statuses }: AllTexts['organisationUsers'],
  addressOf: (userId: number) => string,
): readonly Column<UserRow>[] {
  return [
    {
      key: 'name',
      head: words.name,
      card: 'title',
      cell: ({ id, name, userName, isParentUser }) => (
        <>
          <RouteLink to={addressOf(id)}>{name}</RouteLink>
          <span className="o-second-line">{isParentUser ? `${userName}, ${words.parent}` : userName}</span>
        </>
      ),
    },
    { key: 'where', head: words.where, card: 'labelled', cell: ({ carePlaceName }) => carePlaceName ?? '' },
    { key: 'email', head: words.email, card: 'labelled', minor: true, cell: ({ email }) => email ?? '' },
    {
      key: 'status',
      head: words.status,
      card: 'status',
      cell: ({ status }) => <Badge tone={status === 'active' ? 'fresh' : 'soon'}>{statuses[status]}</Badge>,
    },
  ]
}
