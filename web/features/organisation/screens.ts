/** The screens of administration, named in a file of their own: few people open them, and the first pages would carry their names. */
export const clientsPage = () => import('./client/ClientsPage.tsx')
export const removedClientsPage = () => import('./removed/RemovedClientsPage.tsx')
export const usersPage = () => import('./user/UsersPage.tsx')
export const operatorsPage = () => import('./operator/OperatorsPage.tsx')
export const handleUserPage = () => import('./unit-users/HandleUserPage.tsx')
export const unitUsersPage = () => import('./unit-users/UnitUsersPage.tsx')
