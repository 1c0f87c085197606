import type { signInEndpoints } from '@omsorg/contract/sign-in/endpoints.ts'
import type { HandlersOf } from '../../platform/handle.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { listAppRegistrations } from './app-registration/list-app-registrations.ts'
import { createAppRegistration } from './app-registration/create-app-registration.ts'
import { deleteAppRegistration } from './app-registration/delete-app-registration.ts'
import { listAvailablePermissions } from './app-registration/list-available-permissions.ts'
import { saveAppPermissions } from './app-registration/save-app-permissions.ts'
import { readAppPermissions } from './app-registration/read-app-permissions.ts'
import { searchUsers } from './user/search-users.ts'
import { readUser } from './user/read-user.ts'
import { createUser } from './user/create-user.ts'
import { updateUser } from './user/update-user.ts'
import { readUserOverview } from './user/read-user-overview.ts'
import { listClientUsers } from './user-list/list-client-users.ts'
import { exportUnitUsers } from './user-list/export-unit-users.ts'
import { searchUnitUsers } from './user-list/search-unit-users.ts'
import { listNodeUsers } from './user-list/list-node-users.ts'
import { listUserClients } from './user-list/list-user-clients.ts'
import { listUserEvents } from './user/list-user-events.ts'
import { removeAccountRequestsJob } from './account-request/account-request-jobs.ts'
import { approveAccountRequest } from './account-request/approve-account-request.ts'
import { askAccount, type SolvedWork } from './account-request/ask-account.ts'
import { confirmAccountRequest } from './account-request/confirm-account-request.ts'
import { listAccountRequests } from './account-request/list-account-requests.ts'
import { refuseAccountRequest } from './account-request/refuse-account-request.ts'
import {
  removeAccountRequests,
  sendRequestLink,
  sendRequestRefusal,
  tellAdministrator,
} from './account-request/send-request-mails.ts'
import { listPortalDevices } from './portal-device/list-portal-devices.ts'
import { signOutOtherPortalDevices } from './portal-device/sign-out-other-portal-devices.ts'
import { signOutPortalDevice } from './portal-device/sign-out-portal-device.ts'
import { listPortalPasskeys } from './portal-passkey/list-portal-passkeys.ts'
import { beginPortalPasskey } from './portal-passkey/begin-portal-passkey.ts'
import { addPortalPasskey } from './portal-passkey/add-portal-passkey.ts'
import { renamePortalPasskey } from './portal-passkey/rename-portal-passkey.ts'
import { removePortalPasskey } from './portal-passkey/remove-portal-passkey.ts'
import { tellOfPortalPasskey } from './portal-passkey/tell-of-portal-passkey.ts'
import { tellOfRemovedPasskey } from './portal-passkey/tell-of-removed-passkey.ts'
import { askPortalCode } from './portal/ask-portal-code.ts'
import { beginPortalEid } from './portal/begin-portal-eid.ts'
import { listPortalEids } from './portal/list-portal-eids.ts'
import { readPortalLink } from './portal/read-portal-link.ts'
import { sendPortalCode } from './portal/send-portal-code.ts'
import { beginCardSignIn } from './card/begin-card-sign-in.ts'
import type { CardParts } from './card/card-parts.ts'
import { completeCardSignIn } from './card/complete-card-sign-in.ts'
import type { DirectoryParts } from './directory/directory-parts.ts'
import { readDirectoryScopes } from './directory/read-directory-scopes.ts'
import { signInByDirectory } from './directory/sign-in-by-directory.ts'
import { listImpersonations } from './impersonation/list-impersonations.ts'
import { readImpersonation } from './impersonation/read-impersonation.ts'
import { readClientMembership } from './membership/read-client-membership.ts'
import { issueToken } from './token/issue-token.ts'
import { addPasskey } from './passkey/add-passkey.ts'
import { beginPasskey } from './passkey/begin-passkey.ts'
import { challengePasskey } from './passkey/challenge-passkey.ts'
import { renamePasskey } from './passkey/rename-passkey.ts'
import { confirmIdentity } from './security/confirm-identity.ts'
import { endOtherSessions } from './security/end-other-sessions.ts'
import { endSession } from './security/end-session.ts'
import { listOwnEvents } from './security/list-own-events.ts'
import { listSessions } from './security/list-sessions.ts'
import { sendOwnerNotice, type SignInWork } from './notice/send-owner-notice.ts'
import { openRequest } from './password/open-request.ts'
import { readPasswordLink } from './password/read-password-link.ts'
import { requestReset } from './password/request-reset.ts'
import { requestResetByPath } from './password/request-reset-by-path.ts'
import { resetPassword } from './password/reset-password.ts'
import { sendLink } from './password/send-link.ts'
import { setPassword } from './password/set-password.ts'
import { readMethods } from './method/read-methods.ts'
import { saveMethods } from './method/save-methods.ts'
import { saveMethodsByBody } from './method/save-methods-by-body.ts'
import { setPasswordOfUser } from './method/set-password-of-user.ts'
import { setPhone } from './method/set-phone.ts'
import { setEmail } from './method/set-email.ts'
import { setDirectoryName } from './method/set-directory-name.ts'
import { setSithsNumber } from './method/set-siths-number.ts'
import { setUserName } from './method/set-user-name.ts'
import { readProviderSettings } from './method/read-provider-settings.ts'
import { saveProviderSettings } from './method/save-provider-settings.ts'
import { sendWelcomeEmail } from './user/send-welcome-email.ts'
import { unlockUser } from './user/unlock-user.ts'
import { updateStatus } from './user/update-status.ts'
import { userNameExists } from './user/user-name-exists.ts'
import { directoryNameExists } from './user/directory-name-exists.ts'
import { emailExists } from './user/email-exists.ts'
import { emailExistsByPath } from './user/email-exists-by-path.ts'
import { readMembership } from './membership/read-membership.ts'
import { revokeToken } from './token/revoke-token.ts'
import { beginApp } from './second-factor/begin-app.ts'
import { beginFirstApp } from './second-factor/begin-first-app.ts'
import { confirmApp } from './second-factor/confirm-app.ts'
import { listSecondFactors } from './second-factor/list-second-factors.ts'
import { makeRecoveryCodes } from './second-factor/make-recovery-codes.ts'
import { readSecondStep } from './second-factor/read-second-step.ts'
import { removeSecondFactor } from './second-factor/remove-second-factor.ts'
import { sendCode } from './second-factor/send-code.ts'
import { sendSecondStepCode, type SecondStepWork } from './second-factor/send-code-job.ts'
import type { SignInParts } from './token/sign-in-parts.ts'
import { setDefaultCarePlace } from './care-place/set-default-care-place.ts'
import { listAvailableRoles } from './role/list-available-roles.ts'
import { listRolesOfClient } from './role/list-roles-of-client.ts'
import { saveAvailableRoles } from './role/save-available-roles.ts'
import { listOperatorRoles } from './role/list-operator-roles.ts'
import { assignRoles } from './role/assign-roles.ts'
import { assignRolesAtNode } from './role/assign-roles-at-node.ts'
import { removeRoles } from './role/remove-roles.ts'
import { listRolesOfUser } from './role/list-roles-of-user.ts'
import { listAssignedRoles } from './role/list-assigned-roles.ts'
import { listEffectiveRoles } from './role/list-effective-roles.ts'
import { readUserRoles } from './role/read-user-roles.ts'
import { explainPermissions } from './role/explain-permissions.ts'
import { readRoleRemoval } from './role/read-role-removal.ts'
import { readAvailableRoles } from './role/read-available-roles.ts'
import { listRoleHolders } from './role/list-role-holders.ts'
import { confirmRoles } from './role-term/confirm-roles.ts'
import { endRoles, endRolesJob } from './role-term/end-roles.ts'
import { listRoleTerms } from './role-term/list-role-terms.ts'
import { setRoleTerm } from './role-term/set-role-term.ts'
import { tellOfRoles } from './role-term/tell-of-roles.ts'
import { searchOperators } from './operator/search-operators.ts'
import { readOperator } from './operator/read-operator.ts'
import { createOperator } from './operator/create-operator.ts'
import { updateOperator } from './operator/update-operator.ts'
import { readUserNumbers } from './invoice-area/read-user-numbers.ts'
import { assignInvoiceAreas } from './invoice-area/assign-invoice-areas.ts'

interface OtherParts {
  /** Whoever asks for an account shows that they are no program. */
  readonly botCheck: SolvedWork
}

export function signInHandlers(
  parts: SignInParts & CardParts & DirectoryParts & OtherParts,
): HandlersOf<typeof signInEndpoints> {
  return {
    issueToken: issueToken(parts),
    revokeToken,
    readMembership,
    readClientMembership,
    setDefaultCarePlace,
    readImpersonation,
    listImpersonations,
    requestReset: requestReset(parts),
    requestResetByPath: requestResetByPath(parts),
    readPasswordLink,
    resetPassword,
    setPassword: setPassword(parts),
    searchUsers,
    readUser,
    createUser,
    updateUser,
    readUserOverview,
    listClientUsers,
    listNodeUsers,
    searchUnitUsers,
    exportUnitUsers,
    listUserClients,
    listUserEvents,
    listSessions,
    endSession,
    endOtherSessions,
    listOwnEvents,
    confirmIdentity: confirmIdentity(parts),
    askPortalCode: askPortalCode(parts),
    beginPortalEid: beginPortalEid(parts),
    listPortalEids: listPortalEids(parts),
    readPortalLink,
    listPortalDevices,
    signOutPortalDevice,
    signOutOtherPortalDevices,
    listPortalPasskeys,
    beginPortalPasskey: beginPortalPasskey(parts),
    addPortalPasskey: addPortalPasskey(parts),
    renamePortalPasskey,
    removePortalPasskey,
    beginCardSignIn: beginCardSignIn(parts),
    completeCardSignIn: completeCardSignIn(parts),
    readDirectoryScopes: readDirectoryScopes(parts),
    signInByDirectory: signInByDirectory(parts),
    readMethods,
    saveMethods,
    saveMethodsByBody,
    setPasswordOfUser: setPasswordOfUser(parts),
    setPhone,
    setEmail,
    setDirectoryName,
    setSithsNumber,
    setUserName,
    readProviderSettings,
    saveProviderSettings,
    sendWelcomeEmail: sendWelcomeEmail(parts),
    unlockUser,
    updateStatus,
    userNameExists,
    directoryNameExists,
    emailExists,
    emailExistsByPath,
    listAppRegistrations,
    createAppRegistration,
    deleteAppRegistration,
    listAvailablePermissions,
    saveAppPermissions,
    readAppPermissions,
    readSecondStep: readSecondStep(parts),
    sendCode: sendCode(parts),
    beginFirstApp: beginFirstApp(parts),
    beginApp: beginApp(parts),
    confirmApp: confirmApp(parts),
    makeRecoveryCodes: makeRecoveryCodes(parts),
    listSecondFactors,
    removeSecondFactor,
    beginPasskey: beginPasskey(parts),
    addPasskey: addPasskey(parts),
    renamePasskey,
    challengePasskey: challengePasskey(parts),
    listAvailableRoles,
    listRolesOfClient,
    saveAvailableRoles,
    listOperatorRoles,
    assignRoles,
    assignRolesAtNode,
    removeRoles,
    listRolesOfUser,
    listAssignedRoles,
    listEffectiveRoles,
    readUserRoles,
    explainPermissions,
    readRoleRemoval,
    readAvailableRoles,
    listRoleHolders,
    searchOperators,
    readOperator,
    createOperator,
    updateOperator,
    askAccount: askAccount(parts),
    confirmAccountRequest,
    listAccountRequests: listAccountRequests(parts),
    approveAccountRequest: approveAccountRequest(parts),
    refuseAccountRequest: refuseAccountRequest(parts),
    readUserNumbers,
    assignInvoiceAreas,
    listRoleTerms,
    confirmRoles,
    setRoleTerm,
  }
}

export function signInJobs(work: SignInWork & SecondStepWork): readonly Job[] {
  return [
    sendOwnerNotice(work),
    openRequest(work),
    sendLink(work),
    sendSecondStepCode(work),
    sendPortalCode(work),
    tellOfPortalPasskey(work),
    tellOfRemovedPasskey(work),
    sendRequestLink(work),
    tellAdministrator(work),
    sendRequestRefusal(work),
    removeAccountRequests(work),
    endRoles(work),
    tellOfRoles(work),
  ]
}

/** In the night, when few are at work. */
export const signInTimetable = [`40 2 * * * ${removeAccountRequestsJob}`, `10 0 * * * ${endRolesJob}`]

export { holdersAtPlace } from './role/holders-at-place.sql.ts'
export { accountsAmong } from './token/accounts.sql.ts'
export { tellOwner } from './notice/tell-owner.ts'
export { createNoticing } from './token/sign-in-parts.ts'
export { isPortalCode, portalCode } from './portal/portal-code.ts'
export { hashOf, newSecret } from './token/secrets.ts'
export { appCodeAt, stepAt } from './second-factor/totp.ts'
export { hasConfirmedLately } from './security/confirmed-at.sql.ts'
export { hashPassword } from './token/passwords.ts'
export { writeUserEvent } from './user-event.sql.ts'
export { changeUser } from './import/change-user.ts'
export { welcomeUsers } from './import/welcome-users.ts'
export { takeRoles } from './available-role/take-roles.ts'
export { takeProviders } from './method/take-providers.ts'
export { addUsers } from './import/write-users.sql.ts'
