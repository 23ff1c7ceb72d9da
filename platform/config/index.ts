export { ConfigRefused, loadConfig } from './config.ts';
export type { Config, ConfigProblem, Mode } from './config.ts';
export { closeToOthers, keepPrivate, makePrivate } from './private-folder.ts';
export { isPrivateHost } from './private-hosts.ts';
export { ipv6Groups } from './proxies.ts';
export { keyFileIn, withSecretKeys } from './secrets.ts';
export type { AppleConfig, GoogleConfig, NaverConfig, SignInConfig } from './sign-in.ts';
export { liveAmong, type PaymentName, type SupplierName } from './registries.ts';
