import { sql, type Sql } from '../../platform/sql.ts'

export const changeColumns = sql`change.at as changed_at, omsorg.user_display_name(change.by_user) as changed_by`

/** Beside a record: the last change of it that a person made. */
export function lastChangeOf(subject: string, id: Sql): Sql {
  return sql`
    left join lateral (
      select e.at, e.by_user from omsorg.organisation_event e
      where e.subject = ${subject} and e.subject_id = ${id}::text
      order by e.at desc, e.id desc limit 1
    ) change on true`
}
