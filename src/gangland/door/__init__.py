"""The door for Python: games, actions, views and bots as `import gangland` offers them."""
