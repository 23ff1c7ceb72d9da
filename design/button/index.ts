export { Button, buttonClass, IconButton } from './button.tsx';
export type { ButtonLook, ButtonProps, ButtonSize, ButtonVariant, IconButtonProps } from './button.tsx';
