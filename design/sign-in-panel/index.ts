export { ProviderButtons } from './provider-buttons.tsx';
export type { ProviderButton, ProviderButtonsProps } from './provider-buttons.tsx';
export { SignInDialog, SignInPanel, SignInRow } from './sign-in-panel.tsx';
export type { SignInDialogProps, SignInPanelProps, SignInWayBack } from './sign-in-panel.tsx';
